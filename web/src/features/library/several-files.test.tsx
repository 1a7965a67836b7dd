import type { Document } from '@contract/library.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error.ts';
import * as uploadModule from '@/lib/api/upload.ts';
import { upload } from '@/lib/api/upload.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { serve, silence } from '@/testing/service.ts';
import { standIn } from '@/testing/stand-in.ts';
import Dashboard from './dashboard.tsx';
import { useUpload } from './upload-store.ts';

beforeEach(() => {
  standIn(uploadModule, 'upload');
});

const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement; // the one there is
const files = () => within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));
const dropped = (...those: File[]) => ({ dataTransfer: { files: those, types: ['Files'] } });

/** Puts a book into the library, as the service does with an upload. */
let arrives: (title: string) => Document;

beforeEach(() => {
  useUpload.getState().cancel();
  useUpload.getState().choose([]);
  const shelf: Document[] = [];
  serve({ 'GET /upload/list': () => shelf });
  arrives = (title) => {
    const added = book({ id: title, title });
    shelf.push(added);
    return added;
  };
  renderScreen(<Dashboard />);
});

it('sends several files one after the other; one that fails does not keep the others, and stays chosen', async () => {
  const sent: string[] = [];
  vi.mocked(upload).mockImplementation(async (_call, file) => {
    sent.push(file.name);
    if (file.name === 'b.pdf')
      throw new ApiError({ status: 422, code: 'password_protected', message: 'It is locked.' });
    return arrives(`Title of ${file.name}`);
  });
  await userEvent.upload(picker(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  expect(screen.getByText('3 files chosen')).toBeTruthy();
  expect(files()).toHaveLength(3);
  await begin();
  expect(await screen.findByRole('heading', { name: 'Title of c.pdf' })).toBeTruthy();
  expect(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(files().map((file) => file.textContent)).toEqual([
    'Title of a.pdfAdded',
    'Title of c.pdfAdded',
    'b.pdfCan’t be uploaded',
  ]);
  expect(screen.getByRole('alert').textContent).toMatch(/^Failed to upload PDFIt is locked\./);
  expect(screen.getByText('Title of c.pdf was added to your materials.')).toBeTruthy();
});

it('tells of each file how far it is, and of each that failed why', async () => {
  vi.mocked(upload).mockImplementation((_call, file, { onProgress } = {}) => {
    if (file.name !== 'c.pdf')
      throw new ApiError({ status: 422, code: 'password_protected', message: `${file.name} is locked.` });
    onProgress?.(0.3);
    return silence();
  });
  await userEvent.upload(picker(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  await begin();
  expect(await screen.findByRole('progressbar', { name: 'Uploading c.pdf' })).toBeTruthy();
  expect(files().map((file) => file.textContent)).toEqual([
    'a.pdfCan’t be uploaded',
    'b.pdfCan’t be uploaded',
    expect.any(String),
  ]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toMatch(/^Failed to upload PDF/);
  expect(within(alert).getByText(/a\.pdf is locked/)).toBeTruthy();
  expect(within(alert).getByText(/b\.pdf is locked/)).toBeTruthy();
});

it('takes files that are dropped anywhere, beside those chosen already and each once', async () => {
  await userEvent.upload(picker(), pdf('a.pdf'));
  const b = pdf('b.pdf');
  fireEvent.drop(document.body, dropped(b));
  // They may be dropped far down the list.
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  fireEvent.drop(document.body, dropped(b));
  expect(files().map((file) => file.textContent?.slice(0, 5))).toEqual(['a.pdf', 'b.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.queryByText('a.pdf')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
});

it('sends a file that is dropped while others are sent in its turn', async () => {
  const answers: (() => void)[] = [];
  vi.mocked(upload).mockImplementation(
    (_call, file) => new Promise((done) => answers.push(() => done(arrives(file.name)))),
  );
  await userEvent.upload(picker(), pdf('a.pdf'));
  await begin();
  fireEvent.drop(document.body, dropped(pdf('b.pdf')));
  answers[0]?.();
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  answers[1]?.();
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeTruthy();
  expect(screen.getByText('b.pdf was added to your materials.')).toBeTruthy();
});

it('a file that failed is tried again with the same key', async () => {
  vi.mocked(upload).mockRejectedValue(new ApiError({ status: 503, code: 'unavailable', message: 'Resting.' }));
  await userEvent.upload(picker(), pdf('a.pdf'));
  await begin();
  await screen.findByRole('alert');
  await begin();
  const keys = vi.mocked(upload).mock.calls.map(([, , options]) => options?.headers?.['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('a file that can never work is listed with its reason, is not sent again, and can be left out', async () => {
  const sent: string[] = [];
  vi.mocked(upload).mockImplementation(async (_call, file) => {
    sent.push(file.name);
    throw file.name === 'locked.pdf'
      ? new ApiError({ status: 422, code: 'password_protected', message: 'It needs a password.' })
      : new ApiError({ status: 503, code: 'unavailable', message: 'Resting.' });
  });
  const notes = new File(['Notes'], 'notes.txt', { type: 'text/plain' });
  await userEvent.upload(picker(), pdf('a.pdf'));
  fireEvent.drop(document.body, dropped(notes, pdf('locked.pdf')));
  await begin();
  const alert = await screen.findByRole('alert');
  await vi.waitFor(() => expect(alert.textContent).toContain('The rest are still selected: you can try again.'));
  expect(files().map((file) => file.textContent)).toEqual([
    'a.pdfNot uploaded',
    'notes.txtCan’t be uploaded',
    'locked.pdfCan’t be uploaded',
  ]);
  await screen.findByRole('button', { name: 'Upload' });
  await begin();
  expect(sent).toEqual(['a.pdf', 'locked.pdf', 'a.pdf']);
  expect(alert.textContent).toMatch(/notes\.txt: This is not a PDF\./);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says quietly that there is a book of this title already; both are kept', async () => {
  arrives('Cell Biology');
  vi.mocked(upload).mockImplementation(async () => {
    const again = { ...arrives('Cell Biology'), id: 'again' };
    serve({ 'GET /upload/list': [book({ id: 'Cell Biology', title: 'Cell Biology' }), again] });
    return again;
  });
  await userEvent.upload(picker(), pdf('a.pdf'));
  await begin();
  expect(await screen.findByText('You already have a book with this title: Cell Biology')).toBeTruthy();
  expect(await screen.findAllByRole('heading', { name: 'Cell Biology' })).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has the browser ask before the page goes, as long as a file is being sent and no longer', async () => {
  const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let arrive: () => void = () => undefined;
  vi.mocked(upload).mockImplementation(
    (_call, file) =>
      new Promise((resolve) => {
        arrive = () => resolve(arrives(file.name));
      }),
  );
  await userEvent.upload(picker(), [pdf('a.pdf')]);
  expect(asksBeforeLeaving()).toBe(false);
  await begin();
  expect(asksBeforeLeaving()).toBe(true);
  arrive();
  await screen.findByRole('heading', { name: 'a.pdf' });
  expect(asksBeforeLeaving()).toBe(false);
});
