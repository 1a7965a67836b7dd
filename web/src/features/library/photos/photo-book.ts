/** Photographs of pages become one PDF, on the student's machine: nothing is sent before the book is. */
import { type DrawnPhoto, drawPhoto } from './draw-photo.ts';

/** The longer side of a page made of a photograph (points): that of A4, so that letters are of a usual size. */
const LONGER_SIDE = 842;

/** A photograph that this browser cannot open. */
export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto';
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} could not be opened`, options);
    this.file = file;
  }
}

/**
 * One page for each photograph, in their order.
 * @param draw makes a JPEG of a photograph, the right way up
 * @throws UnreadablePhoto
 */
export async function photoBook(
  photos: readonly File[],
  title: string,
  draw: (photo: File) => Promise<DrawnPhoto> = drawPhoto,
): Promise<File> {
  // Loaded only by who has photographs: 180 kB.
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  for (const photo of photos) {
    const { jpeg, width, height } = await draw(photo).catch((cause: unknown) => {
      throw new UnreadablePhoto(photo.name, { cause });
    });
    const scale = LONGER_SIDE / Math.max(width, height);
    const size = { width: width * scale, height: height * scale };
    pdf.addPage([size.width, size.height]).drawImage(await pdf.embedJpg(jpeg), size);
  }
  return new File([new Uint8Array(await pdf.save())], `${title}.pdf`, { type: 'application/pdf' });
}
