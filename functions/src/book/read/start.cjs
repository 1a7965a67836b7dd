/**
 * Where a shipped child starts that looks at a file or reads it (`reading-child.cjs looking`, `reading-child.cjs reading`): its code
 * and pdf-parse's, with what V8 made of them before. A child may write no file, so Node's own compile cache is closed to it;
 * `keepCompiled` leaves this one when the image is made. V8 takes it only from the same V8 with the same flags, and compiles where
 * it does not.
 */
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { constants, Script } = require('node:vm');

/** What stands in the place of packages, and how it is written: letters of one byte are read in a tenth of the time. */
const ENCODINGS = { looking: 'utf8', reading: 'utf8', 'pdf-parse': 'latin1' };

const [, , program, keeps] = process.argv;

const loaded = new Map();

/** Of each program its own: what one runs of pdf-parse the other need not unpack. */
const compiled = (file) => `${file}.${program}`;

function compiledBefore(file) {
  try {
    return readFileSync(compiled(file));
  } catch {
    return undefined;
  }
}

function load(name) {
  const file = join(__dirname, `${name}.cjs`);
  const known = loaded.get(file);
  if (known) return known.module.exports;
  const code = `(function(exports,require,module,__filename,__dirname){${readFileSync(file, ENCODINGS[name])}\n})`;
  const script = new Script(code, {
    filename: file,
    cachedData: compiledBefore(file),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  loaded.set(file, { script, module });
  const others = createRequire(file);
  const find = (other) => (Object.hasOwn(ENCODINGS, other) ? load(other) : others(other));
  script.runInThisContext()(module.exports, find, module, file, __dirname);
  return module.exports;
}

/** Leaves what V8 has compiled until now beside the code, for the children that come. */
function keep() {
  for (const [file, { script }] of loaded) {
    writeFileSync(`${file}.part`, script.createCachedData());
    renameSync(`${file}.part`, compiled(file));
  }
}

if (keeps === 'keep') process.once('exit', keep);
load(program);
