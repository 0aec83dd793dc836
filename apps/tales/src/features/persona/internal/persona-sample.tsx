import { useDeferredValue } from 'react'
import type { PersonaFields } from '@doran/contract'
import { writePersonParagraph } from '@doran/korean/person-paragraph'
import { PersonaFace } from '../../../lib/persona-face'
import { trimmed } from './persona-fields'

/** The persona in a story, as far as it is written. */
export function PersonaSample({ fields }: { fields: PersonaFields }) {
  const shown = useDeferredValue(trimmed(fields))
  return (
    <section aria-labelledby="persona-sample" className="corner-card bg-surface-2 p-5">
      <h3 id="persona-sample" className="text-sm font-semibold text-text-2">
        이 페르소나로 쓴 한 문단
      </h3>
      {shown.name === '' ? (
        <p className="mt-3 text-text-3">이름을 입력하면 이야기 속 모습을 보여 드려요.</p>
      ) : (
        <>
          <div className="mt-4">
            <PersonaFace name={shown.name} size={64} />
          </div>
          <p className="prose-ko mt-4 text-story">{writePersonParagraph(shown)}</p>
        </>
      )}
      <p className="mt-4 text-sm text-text-3">
        입력한 글로 바로 만든 보기예요. 실제 이야기에서는 장면에 맞게 달라져요.
      </p>
    </section>
  )
}
