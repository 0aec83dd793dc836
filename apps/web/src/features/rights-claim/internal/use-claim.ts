import { useApi } from '@doran/api-client/react'
import type { BodyOf } from '@doran/contract'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { MODERATION_FIELD_COPY } from '@doran/contract/moderation/copy'
import { MODERATION_LENGTHS } from '@doran/contract/moderation/limits'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts } from '@doran/site/session'

type Claim = BodyOf<'POST /v1/moderation/rights-claim'>
type Kind = Claim['kind']
type Written = Omit<Claim, 'kind'> & { kind: Kind | null }

export const KINDS = [
  { value: 'defamation', label: '명예훼손', description: '나에 대한 거짓이나 모욕이 있어요.' },
  {
    value: 'portrait',
    label: '초상권',
    description: '나를 알아볼 수 있는 사진이나 정보가 있어요.',
  },
  { value: 'copyright', label: '저작권', description: '내가 만든 것을 허락 없이 썼어요.' },
] as const satisfies readonly { value: Kind; label: string; description: string }[]

const NAMES = ['kind', 'address', 'name', 'email', 'detail'] as const
const GONE =
  '그 주소에서 아무것도 찾지 못했어요. 글이나 댓글, 이야기, 놀이, 프로필의 주소인지 확인해 주세요.'
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LONGEST_EMAIL = 254

const draft = drafts.json<Written>({ name: 'rights-claim', scope: 'tab', parse })

type ClaimOptions = { address: string; onSent: (email: string) => void }

/** A claim as it is written and sent. What is written stays in the tab until it has arrived. */
export function useClaim({ address, onSent }: ClaimOptions) {
  const api = useApi()
  const { value, set } = useDraft(draft)
  const submission = useSubmit({
    errors: {
      codes: { NOT_FOUND: { field: 'address', message: GONE } },
      fields: { kind: 'kind', address: 'address', name: 'name', email: 'email', detail: 'detail' },
    },
  })
  const written: Written = value ?? { kind: null, address, name: '', email: '', detail: '' }
  const fields = useFieldErrors({
    names: NAMES,
    problems: problemsOf(written),
    submission,
    mode: 'submit',
  })
  const send = () =>
    submission.submit(async () => {
      const { kind, email } = written
      if (!kind) return
      const body = { kind, ...trimmed(written) }
      await api.call('POST /v1/moderation/rights-claim', { body })
      set(null)
      onSent(email.trim())
    })
  return {
    written,
    write: (change: Partial<Written>) => {
      set({ ...written, ...change })
      fields.changed(...NAMES.filter((name) => name in change))
    },
    fields,
    submission,
    send,
  }
}

export type ClaimState = ReturnType<typeof useClaim>

function trimmed({ address, name, email, detail }: Written) {
  return {
    address: address.trim(),
    name: name.trim(),
    email: email.trim(),
    detail: detail.trim(),
  }
}

function problemsOf(written: Written) {
  const { address, name, email, detail } = trimmed(written)
  const length = lengthOf(detail)
  const isEmail = EMAIL.test(email) && email.length <= LONGEST_EMAIL
  return {
    kind: written.kind ? undefined : '침해된 권리를 선택해 주세요.',
    address: isWithin(address, MODERATION_LENGTHS.claimAddress)
      ? undefined
      : MODERATION_FIELD_COPY.claimAddress,
    name: isWithin(name, MODERATION_LENGTHS.claimName)
      ? undefined
      : MODERATION_FIELD_COPY.claimName,
    email: isEmail ? undefined : CORE_FIELD_COPY.email,
    detail: detailProblem(length),
  }
}

function detailProblem(length: number): string | undefined {
  if (length === 0) return MODERATION_FIELD_COPY.claimDetail
  return length > MODERATION_LENGTHS.claimDetail
    ? MODERATION_FIELD_COPY.claimDetailTooLong
    : undefined
}

function isWithin(text: string, most: number): boolean {
  const length = lengthOf(text)
  return length > 0 && length <= most
}

/** In code points. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function parse(stored: unknown): Written | null {
  const given: Partial<Record<keyof Written, unknown>> = Object(stored)
  const { address, name, email, detail } = given
  if (
    typeof address !== 'string' ||
    typeof name !== 'string' ||
    typeof email !== 'string' ||
    typeof detail !== 'string'
  ) {
    return null
  }
  const kind = KINDS.find(({ value }) => value === given.kind)?.value ?? null
  return { kind, address, name, email, detail }
}
