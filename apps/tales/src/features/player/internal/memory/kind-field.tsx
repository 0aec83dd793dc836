import { SelectField } from '@doran/ui'
import { OWN_KINDS, findOwnKind, type OwnKind } from './memory-kinds'

type KindFieldProps = {
  /** Undefined: the story finds out. */
  value: OwnKind | undefined
  onChange: (kind: OwnKind | undefined) => void
}

export function KindField({ value, onChange }: KindFieldProps) {
  return (
    <SelectField
      label="종류"
      placeholder="자동으로 나누기"
      options={OWN_KINDS}
      value={value ?? ''}
      onChange={(event) => onChange(findOwnKind(event.currentTarget.value))}
    />
  )
}
