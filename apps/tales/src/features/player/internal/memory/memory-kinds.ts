import type { MemoryKind } from '@doran/contract'

/** What a reader can write themselves; summaries come from the narrator. */
export type OwnKind = Exclude<MemoryKind, 'summary'>

export const OWN_KINDS = [
  { value: 'person', label: '인물' },
  { value: 'promise', label: '약속' },
  { value: 'thing', label: '물건' },
  { value: 'place', label: '장소' },
  { value: 'secret', label: '상처와 비밀' },
] as const satisfies ReadonlyArray<{ value: OwnKind; label: string }>

export const KINDS = [
  ...OWN_KINDS,
  { value: 'summary', label: '줄거리' },
] as const satisfies ReadonlyArray<{ value: MemoryKind; label: string }>

export function kindLabel(kind: MemoryKind): string {
  return KINDS.find(({ value }) => value === kind)?.label ?? ''
}

export function findOwnKind(value: string): OwnKind | undefined {
  return OWN_KINDS.find((kind) => kind.value === value)?.value
}
