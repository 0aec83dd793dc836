/** What a face shows, by the names of the files. */
export const EMOTIONS = ['plain', 'joy', 'sad', 'angry', 'surprised'] as const
export type Emotion = (typeof EMOTIONS)[number]
