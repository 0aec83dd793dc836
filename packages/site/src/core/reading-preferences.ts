'use client'

import type { Pace } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { readStoredChoice, useStoredChoice, type StoredChoice } from './stored-choice.js'

/** The speed at which stories are shown. */
const PACE: StoredChoice<Pace> = {
  key: STORAGE_KEYS.pace,
  values: ['normal', 'calm', 'fast', 'instant'],
}

/** What a screen reader announces of a story: each sentence as it ends, the finished turn, or nothing. */
export type StreamVoice = 'sentence' | 'turn' | 'off'

const STREAM_VOICE: StoredChoice<StreamVoice> = {
  key: STORAGE_KEYS.streamVoice,
  values: ['sentence', 'turn', 'off'],
}

export const readPace = () => readStoredChoice(PACE)
export const usePace = () => useStoredChoice(PACE)

export const readStreamVoice = () => readStoredChoice(STREAM_VOICE)
export const useStreamVoice = () => useStoredChoice(STREAM_VOICE)
