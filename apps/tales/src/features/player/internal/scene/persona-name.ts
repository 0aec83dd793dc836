import { createContext } from 'react'

/** What the reader is called in the story; null where they are nobody in particular. */
export const PersonaNameContext = createContext<string | null>(null)
