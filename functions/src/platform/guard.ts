import { emulatorHostsSet, inEmulator, youtubeAddress } from '../config.ts';

/**
 * Imported first by what is deployed. The Admin SDK trusts unsigned tokens whenever an emulator host is set, so outside
 * the emulators such a variable would open every student's books to anyone: the process refuses to start.
 */
const hosts = emulatorHostsSet();
if (hosts.length > 0 && !inEmulator()) {
  throw new Error(`Refusing to start: ${hosts.join(', ')} set outside the Firebase emulators (FUNCTIONS_EMULATOR).`);
}

// Nor may the key to the video site be sent to anyone but Google.
youtubeAddress();
