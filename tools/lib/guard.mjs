/**
 * Preloaded into every process that a tool of ours starts (`--import`): when the starter dies, however it dies, the
 * channel to it closes and this process shuts itself down as for Ctrl-C, so that nothing is left running.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
