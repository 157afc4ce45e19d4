import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

describe('copying text', () => {
  let selected = '';
  const execCommand = vi.fn(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    selected = area.value.slice(area.selectionStart, area.selectionEnd);
    return true;
  });
  beforeEach(() => {
    document.execCommand = execCommand;
    selected = '';
  });
  afterEach(() => {
    // jsdom has neither.
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
    document.body.replaceChildren();
    execCommand.mockClear();
  });

  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(async () => undefined);
    setClipboard({ writeText });
    expect(await copyText('ABCD')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('ABCD');
    expect(execCommand).not.toHaveBeenCalled();
  });

  it.each([
    ['there is none, as on plain http', undefined],
    ['it is refused', { writeText: () => Promise.reject(new Error('refused')) }],
  ])('[INPUT-14] selects and copies where %s, and gives the focus back', async (_, clipboard) => {
    setClipboard(clipboard);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    expect(await copyText('line 1\nline 2')).toBe(true);
    expect(selected).toBe('line 1\nline 2');
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so when nothing was copied', async () => {
    setClipboard(undefined);
    execCommand.mockReturnValueOnce(false);
    expect(await copyText('ABCD')).toBe(false);
  });
});
