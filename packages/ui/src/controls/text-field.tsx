import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const texts = { label, isLabelHidden, hint, error }
  return (
    <FieldFrame id={fieldId} {...texts}>
      <input
        type="text"
        {...rest}
        id={fieldId}
        {...fieldAria(fieldId, texts)}
        className={joinClasses(fieldClass, className)}
      />
    </FieldFrame>
  )
}
