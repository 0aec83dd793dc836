import { useId } from 'react'
import type { Poll } from '@doran/contract'

/** The poll of a post that is edited: it stays as it was asked. */
export function AskedPoll({ poll: { question, options } }: { poll: Poll }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="corner-card bg-surface-1 p-5">
      <h2 id={id} className="text-base font-extrabold">
        투표
      </h2>
      <p className="mt-1 text-sm text-text-2">올린 뒤에는 투표를 수정할 수 없어요.</p>
      <p className="prose-ko mt-3 font-semibold">{question}</p>
      <ul className="mt-2 list-disc pl-5 text-text-2">
        {options.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </section>
  )
}
