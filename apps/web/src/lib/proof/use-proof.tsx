import { useState, type ReactNode } from 'react'
import { ApiError } from '@doran/api-client'
import type { Me } from '@doran/contract'
import { ProofSheet } from './proof-sheet'

type Question = { answer: (isProved: boolean) => void }

export type Proof = {
  /** Runs a call that may need a fresh proof of the person; asks for it and repeats the call. Null when they cancel. */
  proved: <T>(act: () => Promise<T>) => Promise<T | null>
  /** To be rendered by the component that uses it. */
  sheet: ReactNode
}

export function useProof(me: Me, next: string): Proof {
  const [question, setQuestion] = useState<Question | null>(null)

  async function proved<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'PROOF_NEEDED')) throw error
      return (await ask()) ? act() : null
    }
  }
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({ answer: resolve })
    })
  const close = (isProved: boolean) => {
    question?.answer(isProved)
    setQuestion(null)
  }

  const sheet = <ProofSheet me={me} next={next} isOpen={question !== null} onClose={close} />
  return { proved, sheet }
}
