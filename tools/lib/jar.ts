import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/**
 * Writes a jar that holds nothing but its manifest: a main class, and where the classes are.
 * `java -jar` is the only way in which firebase-tools starts Java, and not every jar on a machine names its main class.
 * @param classPath absolute paths; a folder must end in a slash
 */
export function writeManifestJar(file: string, mainClass: string, classPath: string[]): void {
  const places = classPath.map((place) => pathToFileURL(place).href).join(' ');
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${places}`]
    .flatMap(wrap)
    .map((line) => `${line}\r\n`)
    .join('');
  writeFileSync(file, zipOfOne('META-INF/MANIFEST.MF', Buffer.from(manifest)));
}

/** A manifest line holds at most 72 bytes; what is over goes on after a space (JAR file specification). */
function wrap(line: string): string[] {
  const [first = '', ...more] = [line.slice(0, 70), ...(line.slice(70).match(/.{1,69}/g) ?? [])];
  return [first, ...more.map((part) => ` ${part}`)];
}

/** A ZIP archive of one stored file: local header, bytes, directory entry, end of directory (PKWARE APPNOTE 4.3). */
function zipOfOne(name: string, bytes: Buffer): Buffer {
  const path = Buffer.from(name);
  const sum = crc32(bytes);
  const common = (into: Buffer, at: number) => {
    into.writeUInt16LE(10, at);
    into.writeUInt32LE(0x00_21_00_00, at + 6);
    into.writeUInt32LE(sum, at + 10);
    into.writeUInt32LE(bytes.length, at + 14);
    into.writeUInt32LE(bytes.length, at + 18);
    into.writeUInt16LE(path.length, at + 22);
    return into;
  };
  const local = common(Buffer.alloc(30), 4);
  local.writeUInt32LE(0x04034b50, 0);
  const entry = common(Buffer.alloc(46), 6);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(10, 4);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + path.length, 12);
  end.writeUInt32LE(local.length + path.length + bytes.length, 16);
  return Buffer.concat([local, path, bytes, entry, path, end]);
}
