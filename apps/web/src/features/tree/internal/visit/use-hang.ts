import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { ReplyOf, Tree } from '@doran/contract'
import { useDraft, useHistorySteps, useSubmit } from '@doran/forms'
import { useEventLog } from '@doran/site/core'
import { useRouter } from 'next/navigation'
import { emptyLetter, isLetterWhole, letterDraft, type WrittenLetter } from './letter-draft'

export type Hung = ReplyOf<'POST /v1/tree/{shareCode}/letter'> & { written: WrittenLetter }
export type Place = { page: number; slot: number }

const STEPS = ['tree', 'ornament', 'letter', 'place', 'done'] as const
export type HangStep = (typeof STEPS)[number]

/** A letter on its way to a tree: what is written, its steps, and what came of sending it. */
export function useHang(
  { shareCode, opensAt }: Tree,
  { writerName, onHung }: { writerName: string | null; onHung: (hung: Hung) => void },
) {
  const api = useApi()
  const router = useRouter()
  const log = useEventLog()
  const [draft] = useState(() => letterDraft(shareCode))
  const { value, set, latest } = useDraft(draft)
  const empty = emptyLetter(writerName)
  const written = value ?? empty
  const [hung, setHung] = useState<Hung | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [isHurtful, setIsHurtful] = useState(false)
  const submission = useSubmit()
  const steps = useHistorySteps<HangStep>({
    steps: STEPS,
    first: 'tree',
    reachable: (wanted) => reachableStep(wanted, latest() ?? empty, hung !== null),
  })

  const send = (isMeant: boolean) => {
    const { ornament, text, name, isNameless } = written
    if (!ornament) return
    const given = name.trim()
    const body = {
      ornament,
      place,
      text: text.trim(),
      name: isNameless || given === '' ? null : given,
      isMeant,
      opensAt,
    }
    void submission.submit(
      async ({ id }) => {
        try {
          const params = { shareCode }
          const answer = await api.call('POST /v1/tree/{shareCode}/letter', {
            params,
            body: { ...body, clientLetterId: id },
          })
          const arrived = { ...answer, written }
          set(null)
          setHung(arrived)
          setPlace(null)
          setIsHurtful(false)
          log.log({
            type: 'finish',
            object: 'tree_letter',
            object_name: shareCode,
            object_attributes: {},
          })
          onHung(arrived)
          steps.goTo('done')
        } catch (error) {
          const code = error instanceof ApiError ? error.code : null
          setIsHurtful(code === 'HURTFUL_WORDS')
          if (code === 'TREE_OPENS_OTHERWISE') router.refresh()
          if (code !== 'HURTFUL_WORDS') throw error
        }
      },
      { input: body },
    )
  }
  return {
    written,
    write: (change: Partial<WrittenLetter>) => {
      set({ ...written, ...change })
      submission.clear()
    },
    steps,
    place,
    choosePlace: setPlace,
    submission,
    isHurtful,
    reconsider: () => setIsHurtful(false),
    send,
    hung,
    /** It was taken back: what was written is there again. */
    takenBack: () => {
      if (hung) set(hung.written)
      setHung(null)
      steps.goTo('tree')
    },
  }
}

export type Hanging = ReturnType<typeof useHang>

function reachableStep(wanted: HangStep, written: WrittenLetter, isHung: boolean): HangStep {
  if (wanted === 'tree' || wanted === 'ornament') return wanted
  if (wanted === 'done') return isHung ? 'done' : 'tree'
  if (isHung && written.ornament === null) return 'tree'
  if (written.ornament === null) return 'ornament'
  return wanted === 'place' && !isLetterWhole(written) ? 'letter' : wanted
}
