"""What servers have besides channels, roles and members: emojis, stickers, sounds, rules, events, invites."""
