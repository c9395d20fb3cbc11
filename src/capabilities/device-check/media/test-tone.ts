const seconds = 1.2;
const hertz = 440;
const loudness = 0.2;

/** Plays a soft tone; resolves when it is over, rejects where the browser plays no sound. */
export async function playTestTone(): Promise<void> {
  const context = new AudioContext();
  try {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    // It swells and fades: a tone that is cut off clicks.
    volume.gain.setValueAtTime(0, context.currentTime);
    volume.gain.linearRampToValueAtTime(loudness, context.currentTime + 0.1);
    volume.gain.linearRampToValueAtTime(0, context.currentTime + seconds);
    tone.connect(volume).connect(context.destination);
    await context.resume();
    const over = new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }));
    tone.start();
    tone.stop(context.currentTime + seconds);
    await over;
  } finally {
    await context.close();
  }
}
