import type { Persona } from '@doran/contract'

export function aPersona(over: Partial<Persona> = {}): Persona {
  const name = over.name ?? '하진'
  return {
    id: `persona-${name}`,
    name,
    pronoun: '',
    ageBand: '비밀',
    look: '',
    personality: '',
    speech: '',
    likes: '',
    bounds: '',
    isDefault: false,
    sample: `문이 열리고 ${name} 들어섰다.`,
    updatedAt: '2026-11-21T00:00:00.000Z',
    ...over,
  }
}
