'use client'

import type { ReactNode } from 'react'
import type { Persona } from '@doran/contract'
import { Badge, RadioGroup, type RadioOption } from '@doran/ui'
import { PersonaFace } from './persona-face'
import { personaLine } from './persona-words'

type PersonaPickerProps<Other extends string> = {
  label: string
  personas: readonly Persona[]
  /** Below the personas: to be nobody in particular, and the like. */
  others: readonly RadioOption<Other>[]
  /** A persona's id or one of the others; null while nothing is chosen. */
  value: string | null
  onChange: (value: string) => void
}

/** Who the reader is in a story. */
export function PersonaPicker<Other extends string>({
  label,
  personas,
  others,
  value,
  onChange,
}: PersonaPickerProps<Other>) {
  return (
    <RadioGroup<string>
      label={label}
      options={[...personas.map(toOption), ...others]}
      value={value}
      onChange={onChange}
    />
  )
}

function toOption(persona: Persona): RadioOption<string> {
  const line = personaLine(persona)
  return {
    value: persona.id,
    label: <PersonaName persona={persona} />,
    ...(line !== '' && { description: <span className="line-clamp-2">{line}</span> }),
  }
}

function PersonaName({ persona: { name, isDefault } }: { persona: Persona }): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-2 font-semibold">
      <PersonaFace name={name} size={28} />
      {name}
      {isDefault && <Badge>기본</Badge>}
    </span>
  )
}
