import { type ComponentProps, useId } from 'react'
import { Icon } from '../icons/icon.js'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'

export type SelectOption = { value: string; label: string }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** The first entry, with the empty value: “선택해 주세요”. */
    placeholder?: string
  }

export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const texts = { label, isLabelHidden, hint, error }
  return (
    <FieldFrame id={fieldId} {...texts}>
      <div className="relative">
        <select
          {...rest}
          id={fieldId}
          {...fieldAria(fieldId, texts)}
          className={joinClasses(
            fieldClass,
            "appearance-none truncate pr-12 has-[option[value='']:checked]:text-text-3 *:text-text",
            className,
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron"
          size={20}
          className="pointer-events-none absolute inset-y-0 right-4 my-auto rotate-90 text-text-2"
        />
      </div>
    </FieldFrame>
  )
}
