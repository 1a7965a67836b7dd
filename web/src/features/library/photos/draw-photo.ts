/** The longer side of a photograph as it is kept (pixels): letters of a page are read at 200 an inch, which is 2,340. */
const LONGER_SIDE = 2_600;
const QUALITY = 0.85;

export interface DrawnPhoto {
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * A photograph as a JPEG, the way up its camera noted, no larger than its letters need: of any kind that the browser opens.
 * @throws where it opens none of this kind
 */
export async function drawPhoto(photo: File): Promise<DrawnPhoto> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    // What is see-through in a PNG is paper.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error('No picture');
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
  } finally {
    picture.close();
  }
}
