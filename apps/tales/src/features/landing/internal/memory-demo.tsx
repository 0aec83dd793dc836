import { Cover } from '@doran/ui'
import { TALES_PATH } from '@doran/contract/names'

/** Two scenes of one shipped story, far apart: what was remembered, and how it came back. */
export function MemoryDemo() {
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-[1fr_auto_1fr] md:items-center">
      <figure className="corner-card m-0 bg-surface-1 p-6">
        <figcaption className="text-sm font-semibold text-text-3">첫 번째 장면</figcaption>
        <p className="corner-mine mt-4 ml-auto w-fit bg-surface-3 px-4 py-2.5 font-semibold">
          여섯 번째 자리를 묻는다
        </p>
        <p className="prose-ko mt-4 text-story">
          “처음부터 다섯 개였어요.” 대답이 질문보다 빨랐다.
        </p>
        <p className="mt-4 text-sm text-text-2">이야기가 기억해요: 질문보다 빨랐던 하진의 대답</p>
      </figure>
      <div aria-hidden="true" className="w-14 justify-self-center max-md:w-10">
        <Cover src={`${TALES_PATH}/covers/sixth-key.svg`} alt="" />
      </div>
      <figure className="corner-card m-0 bg-surface-1 p-6">
        <figcaption className="text-sm font-semibold text-text-3">한참 뒤의 장면</figcaption>
        <p className="prose-ko mt-4 text-story">
          질문보다 빨랐던 하진의 대답은 아직 탁자 위에 놓여 있었다. 열쇠보다 먼저 식은 것은
          그쪽이었다.
        </p>
        <p className="mt-4 text-sm text-text-2">묻지 않았다면 나오지 않는 문장이에요.</p>
      </figure>
    </div>
  )
}
