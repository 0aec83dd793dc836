import { EmberDots, FormError } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { EXPORT_FORMATS, type ExportFormat } from './export-formats'
import { useExportStory, type ExportedStory } from './use-export-story'

export type ExportPanelProps = {
  isOpen: boolean
  onClose: () => void
  session: ExportedStory
}

const WHAT = '지금 읽고 있는 길을 첫 장면부터 파일로 저장해요. 내보낸 파일은 내 기기에만 남아요.'
const BUSY = '파일을 만들고 있어요. 장면이 많으면 조금 걸려요.'

export function ExportPanel({ isOpen, onClose, session }: ExportPanelProps) {
  const { making, problem, save } = useExportStory(session)
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="이야기 내보내기"
    >
      <p className="prose-ko text-text-2">{WHAT}</p>
      <div className="mt-4 empty:hidden">
        <FormError message={problem} />
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {EXPORT_FORMATS.map((format) => (
          <li key={format.key}>
            <FormatButton
              format={format}
              isMaking={making === format.key}
              isWaiting={making !== null}
              onPress={() => save(format)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 min-h-6 text-sm text-text-3">
        {making !== null && BUSY}
      </p>
    </Sheet>
  )
}

type FormatButtonProps = {
  format: ExportFormat
  isMaking: boolean
  isWaiting: boolean
  onPress: () => void
}

function FormatButton({ format, isMaking, isWaiting, onPress }: FormatButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isMaking}
      aria-disabled={isWaiting}
      onClick={isWaiting ? undefined : onPress}
      className="corner-card flex min-h-16 w-full items-center justify-between gap-4 border border-line-strong bg-surface-1 px-4 py-3 text-left transition-colors duration-(--motion-state) hover:border-ember hover:bg-surface-2 aria-disabled:cursor-default"
    >
      <span className="min-w-0">
        <span className="block font-semibold text-text">{format.name}</span>
        <span className="prose-ko block text-sm text-text-3">{format.purpose}</span>
      </span>
      {isMaking ? (
        <EmberDots className="shrink-0" />
      ) : (
        <span className="shrink-0 text-sm text-text-3">.{format.key}</span>
      )}
    </button>
  )
}
