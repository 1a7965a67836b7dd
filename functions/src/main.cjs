/**
 * What the platform loads: the functions (`index.js`), with what V8 made of their code before. In an image that was left in
 * `.compile-cache` when the image was made (`warm.ts`); elsewhere the first process of a build leaves it there for the next.
 */
const { existsSync, mkdtempSync, readdirSync, symlinkSync } = require('node:fs');
const { enableCompileCache, flushCompileCache } = require('node:module');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');

const CACHE = join(__dirname, '.compile-cache');
/** A process that lives so long (ms) has loaded what its first request needs. */
const LOADED_AFTER_MS = 4_000;

/** The folder to name to Node, which looks in it for one that ends with the user's number: an image is made by another user. */
function readable() {
  const ending = `-${process.getuid?.()}`;
  const made = readdirSync(CACHE);
  if (made.length === 0 || made.some((name) => name.endsWith(ending))) return CACHE;
  const linked = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  for (const name of made) symlinkSync(join(CACHE, name), join(linked, name.replace(/-\d+$/, ending)));
  return linked;
}

/**
 * Room for young objects stays what V8 begins with. By itself V8 doubles it again and again while a process answers for the first time,
 * and each doubling is memory that was never touched. Said before the cache is opened, whose code is taken with the same flags alone.
 */
setFlagsFromString('--semi-space-growth-factor=1');

try {
  // On the platform a process leaves nothing: its disk is its memory. The emulators set what the platform sets, and say so.
  const kept = process.env.K_SERVICE === undefined || process.env.FUNCTIONS_EMULATOR === 'true';
  if (existsSync(CACHE)) enableCompileCache(readable());
  else if (kept) enableCompileCache(CACHE);
  if (kept) setTimeout(flushCompileCache, LOADED_AFTER_MS).unref();
} catch {
  // Nobody is worse off without it than before.
}

module.exports = require('./index.js');
if (require.main === module) void import('./warm.js');
