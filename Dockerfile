# The bot alone, without what tests need: docker build --tag cards .
# docker run --env-file .env --volume cards:/data cards

FROM python:3.13-slim AS build
RUN python -m venv /srv/cards
ENV PATH=/srv/cards/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements/run.txt requirements/
RUN pip install --require-hashes --requirement requirements/run.txt
COPY requirements/build.txt requirements/
RUN python -m venv /srv/build && /srv/build/bin/pip install --require-hashes --requirement requirements/build.txt
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY migrations migrations
COPY docs/legal docs/legal
COPY examples/template examples/template
COPY playground playground
COPY bot bot
RUN /srv/build/bin/pip wheel --no-build-isolation --no-deps --wheel-dir /wheels . && pip install --no-deps /wheels/*.whl

FROM python:3.13-slim
# Pictures have names: libfribidi0 is for letters from right to left, the fonts for those that Open Sans lacks.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 cards && mkdir /data && chown cards /data
COPY --from=build /srv/cards /srv/cards
ENV PATH=/srv/cards/bin:$PATH PYTHONUNBUFFERED=1
ENV DATABASE_URL=sqlite+aiosqlite:////data/claro.db HEALTH_PORT=8080
USER cards
# A relative address of the database, as in .env.example, is in the volume, too.
WORKDIR /data
VOLUME /data
# The first start uploads the card faces. Without HEALTH_PORT there is nothing to ask. Bash asks by itself: starting
# Python twice a minute would cost more than an idle bot.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD ["bash", "-c", "[ -z \"$HEALTH_PORT\" ] || { exec 3<>/dev/tcp/127.0.0.1/$HEALTH_PORT && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]; }"]
ENTRYPOINT ["claro-bot"]
CMD ["run"]
