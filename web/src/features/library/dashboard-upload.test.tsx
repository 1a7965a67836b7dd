import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error.ts';
import * as uploadModule from '@/lib/api/upload.ts';
import { upload } from '@/lib/api/upload.ts';
import { useConnection } from '@/lib/connection.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book } from '@/testing/samples.ts';
import { Refusal, serve, silence } from '@/testing/service.ts';
import { standIn } from '@/testing/stand-in.ts';
import Dashboard from './dashboard.tsx';
import { useUpload } from './upload-store.ts';

const LIST = 'GET /upload/list';
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const pdf = (name = 'new.pdf', type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });
const picker = () => screen.getByLabelText<HTMLInputElement>(/Choose a PDF|\.pdf/);

beforeEach(() => {
  standIn(uploadModule, 'upload');
});

beforeEach(() => {
  useUpload.getState().cancel();
  useUpload.getState().choose([]);
});
afterEach(() => useConnection.setState({ lost: false }));

describe('uploading', () => {
  const begin = async (file: File) => {
    serve({ [LIST]: [book()] });
    renderScreen(<Dashboard />);
    await screen.findByText('Threads and Locks');
    await userEvent.upload(picker(), file);
    await userEvent.click(button('Upload'));
  };

  it('that had no answer in time may have arrived: the list is asked for again, and nothing is said twice', async () => {
    vi.mocked(upload).mockRejectedValue(
      new ApiError({ status: 504, code: 'unavailable', message: 'Something went wrong. Please try again.' }),
    );
    const { made } = serve({ [LIST]: [book()] });
    renderScreen(<Dashboard />);
    await screen.findByText('Threads and Locks');
    const before = made.filter(({ call }) => call === LIST).length;
    await userEvent.upload(picker(), pdf());
    await userEvent.click(button('Upload'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Failed to upload PDFThe server took too long to answer\. The book may still arrive .* won’t add it twice\. ?$/,
    );
    await vi.waitFor(() => expect(made.filter(({ call }) => call === LIST).length).toBe(before + 1));
  });

  it('takes PDFs alone and waits for one', async () => {
    serve({ [LIST]: [] });
    renderScreen(<Dashboard />);
    expect(picker().accept).toBe('application/pdf');
    expect(button('Upload').disabled).toBe(true);
    await userEvent.upload(picker(), pdf());
    expect(button('Upload').disabled).toBe(false);
    expect(screen.getByText('new.pdf')).toBeTruthy();
  });

  it('without a connection says only that it needs one, outside of what is pressed', async () => {
    serve({ [LIST]: [] });
    useConnection.setState({ lost: true });
    renderScreen(<Dashboard />);
    const said = screen.getByText('Uploading needs a connection.');
    expect(said.closest('label')).toBeNull();
    expect(screen.queryByText('or drop it here')).toBeNull();
    await userEvent.upload(picker(), pdf());
    expect(screen.getByText('Uploading needs a connection.')).toBeTruthy();
    expect(button('Upload').disabled).toBe(true);
  });

  it('without a PDF at hand is tried with a sample book, by one press that says where it failed', async () => {
    const { answers } = serve({ [LIST]: [], 'GET /sample/how-memory-works.pdf': new Refusal(404, 'not_found', 'No.') });
    const sample = book({ id: 'memory', title: 'How Memory Works' });
    vi.mocked(upload).mockResolvedValue(sample);
    renderScreen(<Dashboard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try it with a sample book' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The sample book couldn’t be fetched. Please try again.',
    );
    answers['GET /sample/how-memory-works.pdf'] = '%PDF-1.7';
    answers[LIST] = [sample];
    await userEvent.click(button('Try it with a sample book'));
    expect(await screen.findByText('Added')).toBeTruthy();
    expect(vi.mocked(upload).mock.calls[0]?.[1].name).toBe('How Memory Works.pdf');
    expect(screen.queryByRole('button', { name: 'Try it with a sample book' })).toBeNull();
  });

  it("reads 'Uploading...', tells how far it is, and disables every row", async () => {
    vi.mocked(upload).mockImplementation((_name, _file, { onProgress } = {}) => {
      onProgress?.(0.42);
      return silence();
    });
    await begin(pdf());
    expect(button('Uploading...').disabled).toBe(true);
    expect(screen.getByText('42% sent')).toBeTruthy();
    for (const name of ['Ask Questions', 'Generate Quiz', 'Videos', 'Delete'])
      expect(button(`${name}: Threads and Locks`).disabled).toBe(true);
  });

  it('appends the new book, clears the selection and resets the picker', async () => {
    vi.mocked(upload).mockImplementation(async () => {
      serve({ [LIST]: [book(), book({ id: 'new', title: 'A New Book' })] });
      return book({ id: 'new', title: 'A New Book' });
    });
    await begin(pdf());
    expect(await screen.findByRole('heading', { name: 'A New Book' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Threads and Locks',
      'A New Book',
    ]);
    expect(button('Upload').disabled).toBe(true);
    expect(picker().value).toBe('');
  });

  it('is seen: the new row is scrolled to and says that it was added, until something is done with it', async () => {
    const added = book({ id: 'new', title: 'A New Book' });
    vi.mocked(upload).mockImplementation(async () => {
      serve({ [LIST]: [book(), added] });
      return added;
    });
    await begin(pdf());
    const row = (await screen.findByRole('heading', { name: 'A New Book' })).closest('li');
    expect(row?.textContent).toContain('Added·Ask·Quiz');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(row);
    await userEvent.click(within(row as HTMLElement).getByRole('link', { name: 'Quiz' })); // the heading stands in its row
    expect(screen.getByTestId('where').textContent).toBe('/quiz/config/new');
    expect(row?.textContent).not.toContain('Added');
  });

  it('can be cancelled; the file stays chosen, and the same try has the same key', async () => {
    const keys: unknown[] = [];
    vi.mocked(upload).mockImplementation((_name, _file, { headers } = {}) => {
      keys.push(headers?.['Idempotency-Key']);
      return silence();
    });
    await begin(pdf());
    await userEvent.click(button('Cancel the upload'));
    expect(vi.mocked(upload).mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
    await userEvent.click(button('Upload'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("is alerted as 'Failed to upload PDF' with the service's reason, and the file stays chosen", async () => {
    vi.mocked(upload).mockRejectedValue(
      new ApiError({ status: 422, code: 'unusable', message: 'It needs a password.' }),
    );
    await begin(pdf());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to upload PDFIt needs a password\./);
    expect(screen.getByText('new.pdf')).toBeTruthy();
  });

  it('refuses at once what is too large, with the limit', async () => {
    const huge = pdf('huge.pdf');
    Object.defineProperty(huge, 'size', { value: 201 * 1024 * 1024 });
    await begin(huge);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Failed to upload PDFThis file is 201 MB; the limit is 200 MB\./,
    );
    expect(upload).not.toHaveBeenCalled();
  });
});
