import type { ReactNode } from 'react'

/** A tree and what is said of it: below each other, on wide screens beside each other. */
export function TreeColumns({ children }: { children: ReactNode }) {
  return (
    <div className="flex grow flex-col md:mx-auto md:grid md:w-full md:max-w-page md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center md:px-6 md:py-6 short:py-2">
      {children}
    </div>
  )
}
