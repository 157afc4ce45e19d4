import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AudioOutput, AudioPlayer } from './audio-player.ts';

/** An output whose sounds begin and end when the test says so. */
function testOutput() {
  const target = new EventTarget();
  const output = {
    src: '',
    currentTime: 0,
    duration: Number.NaN,
    play: vi.fn(() => Promise.resolve()),
    pause: vi.fn(),
    addEventListener: target.addEventListener.bind(target),
  } satisfies AudioOutput;
  return { output, emit: (type: string) => target.dispatchEvent(new Event(type)) };
}

describe('audio player', () => {
  let sound: ReturnType<typeof testOutput>;
  let player: AudioPlayer;

  beforeEach(() => {
    sound = testOutput();
    player = new AudioPlayer(() => sound.output);
  });

  it('[VOICE-06] stops the first sound when another is started', async () => {
    await player.play('/a.wav');
    await player.play('/b.wav');
    expect(sound.output.pause).toHaveBeenCalledTimes(1);
    expect(player.getState().url).toBe('/b.wav');
    expect(sound.output.src).toBe('/b.wav');
  });

  it('plays nothing any more once the sound has ended', async () => {
    await player.play('/a.wav');
    sound.emit('ended');
    expect(player.getState().url).toBeNull();
  });

  it('tells position and length while a sound plays', async () => {
    await player.play('/a.wav');
    Object.assign(sound.output, { currentTime: 1.5, duration: 6 });
    sound.emit('timeupdate');
    expect(player.getState()).toEqual({
      url: '/a.wav',
      isPlaying: true,
      positionSeconds: 1.5,
      durationSeconds: 6,
    });
  });

  it('[VOICE-08] goes on from where a sound was paused', async () => {
    await player.play('/a.wav');
    sound.output.src = 'set once';
    player.pause();
    expect(player.getState()).toMatchObject({ url: '/a.wav', isPlaying: false });
    await player.play('/a.wav');
    expect(player.getState()).toMatchObject({ url: '/a.wav', isPlaying: true });
    expect(sound.output.src).toBe('set once');
  });

  it('[TOAST-02] rejects and clears the playing state when a sound cannot be played', async () => {
    sound.output.play.mockRejectedValueOnce(new Error('NotSupportedError'));
    await expect(player.play('/missing.wav')).rejects.toThrow('NotSupportedError');
    expect(player.getState().url).toBeNull();
  });

  it('[TOAST-02] tells of a sound that breaks off half-way, and clears the playing state', async () => {
    const onBroken = vi.fn();
    await player.play('/a.wav', onBroken);
    sound.emit('error');
    expect(onBroken).toHaveBeenCalledOnce();
    expect(player.getState()).toMatchObject({ url: null, isPlaying: false });
  });

  it('[TOAST-02] tells once of a sound that fails before it begins', async () => {
    const onBroken = vi.fn();
    sound.output.play.mockImplementationOnce(() => {
      sound.emit('error');
      return Promise.reject(new Error('NotSupportedError'));
    });
    await expect(player.play('/missing.wav', onBroken)).rejects.toThrow('NotSupportedError');
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('is no failure when a sound is stopped before it could begin', async () => {
    let refuse: (error: Error) => void = () => {};
    sound.output.play.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const started = player.play('/a.wav');
    player.stop();
    refuse(new Error('AbortError'));
    await expect(started).resolves.toBeUndefined();
  });
});
