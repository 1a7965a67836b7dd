/**
 * `eval "$(npm run --silent emulator-env)"`: where this machine has the parts of the emulators that firebase-tools would
 * otherwise download, for whoever starts it by hand without internet.
 */
import { findEmulatorParts } from './lib/emulator-parts.ts';

for (const [name, path] of Object.entries(findEmulatorParts().env)) console.log(`export ${name}='${path}'`);
