'use client'

import { useEffect, useState } from 'react'
import type { SignUpStep } from './sign-up-form'

const STEPS: readonly SignUpStep[] = ['account', 'person', 'consent', 'young', 'code']

/** Steps at one address, between which the browser's own back and forward go. */
export function useHistoryStep(first: SignUpStep) {
  const [{ step, hasMoved }, setPlace] = useState({ step: first, hasMoved: false })

  useEffect(() => {
    const follow = (event: PopStateEvent) =>
      setPlace({ step: stepIn(event.state) ?? first, hasMoved: true })
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [first])

  /** `address`: where a reload finds the step again; else it begins anew. */
  const goTo = (next: SignUpStep, address?: string) => {
    window.history.pushState({ signUpStep: next }, '', address)
    window.scrollTo(0, 0)
    setPlace({ step: next, hasMoved: true })
  }
  return { step, hasMoved, goTo }
}

function stepIn(state: unknown): SignUpStep | null {
  const stored: unknown = Object(state).signUpStep
  return STEPS.find((step) => step === stored) ?? null
}
