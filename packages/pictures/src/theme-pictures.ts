import type { Emotion } from './kit/emotion.js'

/** The pictures of one theme; every function answers a whole SVG document. */
export type ThemePictures = {
  cover: (shape: 'portrait' | 'wide') => string
  /** By the `portrait` of the cast. */
  portraits: Readonly<Record<string, (emotion: Emotion) => string>>
}
