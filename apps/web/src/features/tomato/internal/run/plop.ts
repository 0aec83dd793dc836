/** A short tone that falls for what was ripe, a dull one for what was not; no sound file. */
export function createPlop(open: () => AudioContext) {
  let audio: AudioContext | null = null
  return function plop(isRipe: boolean): void {
    audio ??= open()
    if (audio.state === 'suspended') void audio.resume()
    const at = audio.currentTime
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = isRipe ? 'sine' : 'triangle'
    tone.frequency.setValueAtTime(isRipe ? 620 : 170, at)
    tone.frequency.exponentialRampToValueAtTime(isRipe ? 260 : 110, at + 0.09)
    volume.gain.setValueAtTime(0.12, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.13)
  }
}
