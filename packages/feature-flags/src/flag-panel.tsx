import { useId, useState, type SubmitEvent } from 'react'
import { Button, Checkbox } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { readFlags, writeFlags } from './flag-cookie.js'
import { serializeFlags } from './flag-list.js'
import { FLAG_NAMES, FLAGS } from './flags.js'

export type FlagPanelProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function FlagPanel({ isOpen, onOpenChange }: FlagPanelProps) {
  const formId = useId()
  const actions = (
    <>
      <Button kind="secondary" onClick={() => onOpenChange(false)}>
        닫기
      </Button>
      <Button type="submit" form={formId}>
        저장
      </Button>
    </>
  )
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="시험 중인 기능"
      actions={actions}
      isClosedByActions
    >
      <FlagForm id={formId} />
    </Sheet>
  )
}

/** Mounted again with each opening, so it shows what the cookie holds by then. */
function FlagForm({ id }: { id: string }) {
  const [chosen] = useState(() => readFlags(document.cookie))
  const [isRefused, setIsRefused] = useState(false)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    const names = FLAG_NAMES.filter((name) => ticked.has(name))
    writeFlags(names)
    if (serializeFlags(readFlags(document.cookie)) === serializeFlags(names)) location.reload()
    else setIsRefused(true)
  }

  return (
    <form id={id} onSubmit={save}>
      <p className="text-text-2">켠 기능은 이 브라우저에서만 보여요.</p>
      <div className="mt-3 flex flex-col gap-3">
        {FLAG_NAMES.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={name}
            hint={FLAGS[name].meaning}
            defaultChecked={chosen.includes(name)}
          />
        ))}
      </div>
      {isRefused && (
        <p role="alert" className="mt-4 text-sm text-danger">
          저장하지 못했어요. 브라우저에서 쿠키를 허용한 뒤에 다시 눌러 주세요.
        </p>
      )}
    </form>
  )
}
