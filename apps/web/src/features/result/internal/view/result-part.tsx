import { useId, type ReactNode } from 'react'

type ResultPartProps = { title: string; children: ReactNode }

export function ResultPart({ title, children }: ResultPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-h3 font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}
