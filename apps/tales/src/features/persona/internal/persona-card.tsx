import type { Persona } from '@doran/contract'
import { Badge, Button } from '@doran/ui'
import { PersonaFace } from '../../../lib/persona-face'
import { personaLine } from '../../../lib/persona-words'

export type PersonaCardProps = {
  persona: Persona
  /** Null where there is room for no other. */
  onCopy: (() => void) | null
  onEdit: () => void
  onMakeDefault: () => void
  onDelete: () => void
}

export function PersonaCard(props: PersonaCardProps) {
  const { persona, onCopy, onEdit, onMakeDefault, onDelete } = props
  const { name, isDefault, sample, bounds } = persona
  const line = personaLine(persona)
  const act = (label: string, onClick: () => void) => (
    <Button kind="quiet" className="px-3!" onClick={onClick}>
      <span className="sr-only">{name} </span>
      {label}
    </Button>
  )
  return (
    <li data-entry={persona.id} className="corner-card flex flex-col bg-surface-1 p-5">
      <div className="flex items-center gap-4">
        <PersonaFace name={name} size={64} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-h3 font-extrabold">
            {name}
            {isDefault && <Badge tone="ember">기본</Badge>}
          </h2>
          {line !== '' && <p className="prose-ko line-clamp-2 text-sm text-text-2">{line}</p>}
        </div>
      </div>
      <p className="prose-ko mt-4 text-text-2">{sample}</p>
      {bounds !== '' && (
        <p className="prose-ko mt-3 text-sm text-text-2">
          <span className="font-semibold text-text">이건 싫어요:</span> {bounds}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-4">
        <Button kind="secondary" className="mr-1" aria-haspopup="dialog" onClick={onEdit}>
          <span className="sr-only">{name} </span>
          수정
        </Button>
        {!isDefault && act('기본으로', onMakeDefault)}
        {onCopy && act('복사', onCopy)}
        {act('삭제', onDelete)}
      </div>
    </li>
  )
}
