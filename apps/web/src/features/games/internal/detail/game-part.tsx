import type { ReactNode } from 'react'

type GamePartProps = { id: string; title: string; children: ReactNode }

export function GamePart({ id, title, children }: GamePartProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-h3 font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}
