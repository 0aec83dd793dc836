'use client'
import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, fieldClass, FieldFrame, type FieldTexts } from './field-frame.js'
import { TextCounter } from './text-counter.js'

export type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'children' | 'maxLength' | 'ref' | 'value' | 'defaultValue'
> &
  FieldTexts & {
    value?: string
    defaultValue?: string
    /** Shows a counter. Typing past it is allowed and said, so that pasted text is never cut. */
    limit?: number
    ref?: RefObject<HTMLTextAreaElement | null>
  }

/** Padding and border above and below, as `fieldClass` has them. */
const EDGES_PX = 24

function fitHeight(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}

// A box whose size follows its content minds no `rows`.
const heightOf = (rows: number) => `calc(${rows} * 1lh + ${EDGES_PX}px)`

// Browsers with `field-sizing: content` grow the box themselves; the others are measured.
function growsByItself(): boolean {
  return globalThis.CSS?.supports?.('field-sizing', 'content') ?? false
}

/** Grows with its text from `rows` lines, one by default, up to five or those, then scrolls. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  id,
  limit,
  className,
  value,
  defaultValue = '',
  rows = 1,
  style,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const area = ref ?? ownRef
  const [ownText, setOwnText] = useState(defaultValue)
  const text = value ?? ownText
  useLayoutEffect(() => {
    if (area.current && area.current.value === text && !growsByItself()) fitHeight(area.current)
  }, [area, text])
  const texts = { label, isLabelHidden, hint, error }
  const counterId = `${fieldId}-counter`
  const changeText = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setOwnText(event.currentTarget.value)
    onChange?.(event)
  }
  return (
    <FieldFrame
      id={fieldId}
      {...texts}
      aside={limit !== undefined && <TextCounter id={counterId} text={text} limit={limit} />}
    >
      <textarea
        {...rest}
        rows={rows}
        style={{ minHeight: heightOf(rows), ...style }}
        ref={area}
        id={fieldId}
        value={text}
        onChange={changeText}
        {...fieldAria(fieldId, texts, ...(limit === undefined ? [] : [counterId]))}
        className={joinClasses(fieldClass, 'field-sizing-content max-h-36 resize-none', className)}
      />
    </FieldFrame>
  )
}
