import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import type { DrawnPhoto } from './draw-photo.ts';
import { photoBook, UnreadablePhoto } from './photo-book.ts';

/** A JPEG of one grey pixel. */
const DOT =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
const jpeg = Uint8Array.from(atob(DOT), (char) => char.charCodeAt(0));
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

it('photographs become one PDF, a page each in their order, each of the shape of its photograph', async () => {
  const drawn: string[] = [];
  const draw = async ({ name }: File): Promise<DrawnPhoto> => {
    drawn.push(name);
    return name === 'wide.png' ? { jpeg, width: 2_600, height: 1_300 } : { jpeg, width: 1_950, height: 2_600 };
  };
  const book = await photoBook([photo('b.jpg'), photo('wide.png'), photo('a.jpg')], 'Photographed pages', draw);
  expect(drawn).toEqual(['b.jpg', 'wide.png', 'a.jpg']);
  expect([book.name, book.type]).toEqual(['Photographed pages.pdf', 'application/pdf']);
  const pdf = await PDFDocument.load(new Uint8Array(await book.arrayBuffer()));
  expect(pdf.getTitle()).toBe('Photographed pages');
  const shapes = pdf.getPages().map((page) => page.getWidth() / page.getHeight());
  expect(shapes.map((shape) => shape.toFixed(2))).toEqual(['0.75', '2.00', '0.75']);
});

it('a photograph that cannot be opened is named', async () => {
  const draw = () => Promise.reject(new Error('no decoder'));
  const made = photoBook([photo('IMG_1.heic')], 'Pages', draw);
  await expect(made).rejects.toBeInstanceOf(UnreadablePhoto);
  await expect(made).rejects.toMatchObject({ file: 'IMG_1.heic' });
});
