'use client'

import { MoreButton, type ReadFailedProps } from '@doran/site/core'
import { Button, SelectField, Skeleton, type SelectOption } from '@doran/ui'

type PickFieldProps = {
  label: string
  hint: string
  /** Where there is nothing to pick. */
  nothing: string
  /** What was picked before and stands in no page that has been read. */
  other: string
  value: string
  error: string | undefined
  /** Undefined until it is read. */
  options: readonly SelectOption[] | undefined
  reading: Parameters<typeof MoreButton>[0]['reading'] & ReadFailedProps['reading']
  onPick: (id: string) => void
}

/** Picks one of the things that a person has, of as many as have been read. */
export function PickField(props: PickFieldProps) {
  const { label, hint, nothing, other, value, error, options, reading, onPick } = props
  if (!options) return <Unread label={label} reading={reading} />
  const isListed = value === '' || options.some((option) => option.value === value)
  const shown = isListed ? options : [{ value, label: other }, ...options]
  if (shown.length === 0) return <p className="text-sm text-text-2">{nothing}</p>
  return (
    <div>
      <SelectField
        label={label}
        hint={hint}
        name="subject"
        placeholder="선택하지 않음"
        options={shown}
        value={value}
        error={error}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <MoreButton reading={reading} />
    </div>
  )
}

function Unread({ label, reading }: Pick<PickFieldProps, 'label' | 'reading'>) {
  if (!reading.error) {
    return (
      <div aria-busy="true">
        <p className="mb-2 text-sm font-semibold text-text-2">{label}</p>
        <Skeleton className="h-12 w-full" />
      </div>
    )
  }
  return (
    <div role="alert">
      <p className="text-sm text-text-2">
        목록을 불러오지 못했어요. 선택하지 않고 보내도 괜찮아요.
      </p>
      <Button
        kind="secondary"
        className="mt-2"
        isBusy={reading.isFetching}
        onClick={() => void reading.refetch()}
      >
        다시 시도
      </Button>
    </div>
  )
}
