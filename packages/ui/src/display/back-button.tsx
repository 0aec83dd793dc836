'use client'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.js'

export function BackButton({ children }: { children: ReactNode }) {
  return (
    <Button kind="secondary" onClick={() => history.back()}>
      {children}
    </Button>
  )
}
