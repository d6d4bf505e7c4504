// The comparator reads this variable once, when it's loaded. PactFlow has these compatibility settings on.
process.env.QUIRKS ??= 'true';
