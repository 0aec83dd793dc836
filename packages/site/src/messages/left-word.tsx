'use client'

import { useSyncExternalStore } from 'react'
import { useLoaded } from '../state/use-loaded.js'
import { readWord } from './next-page-word.js'

const loadWordToast = () => import('./word-toast.js').then((module) => module.WordToast)

/** Says what the page before this one left to say; what draws it is fetched only then. */
export function LeftWord() {
  const word = useSyncExternalStore(neverChanges, readWord, () => null)
  const WordToast = useLoaded(word, loadWordToast)
  return word && WordToast && <WordToast message={word} />
}

const neverChanges = () => () => undefined
