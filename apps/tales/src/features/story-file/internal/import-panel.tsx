import { Button, EmberDots, FormError } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { FilePick } from './file-pick'
import { useImportStory } from './use-import-story'

export type ImportPanelProps = { isOpen: boolean; onClose: () => void }

const WHAT = '도란에서 내보낸 이야기 파일(.json)을 새 이야기로 가져와요.'
const COUNTS_NOWHERE = '가져온 이야기로는 결말을 모으거나 후기를 쓰거나 룬을 받을 수 없어요.'
const LIMITS = '32MB, 1만 장면까지 가져올 수 있어요.'

export function ImportPanel({ isOpen, onClose }: ImportPanelProps) {
  const { file, isBusy, problem, pick, retry, leave } = useImportStory()
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (isNowOpen) return
        leave()
        onClose()
      }}
      title="이야기 가져오기"
    >
      <p className="prose-ko text-text-2">{WHAT}</p>
      <p className="prose-ko mt-2 font-semibold">{COUNTS_NOWHERE}</p>
      <div className="mt-4 empty:hidden">
        <FormError message={problem}>
          {file && <p className="mt-1 text-sm break-all text-text-3">{file.name}</p>}
        </FormError>
      </div>
      <div role="status" className="mt-4 empty:hidden">
        {isBusy && file && (
          <p className="flex items-center gap-3 text-text-2">
            <EmberDots className="shrink-0" />
            <span className="min-w-0 break-all">{file.name} 가져오는 중</span>
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {retry && (
          <Button isBusy={isBusy} onClick={retry}>
            다시 시도
          </Button>
        )}
        <FilePick
          label={problem ? '다른 파일 선택' : '파일 선택'}
          kind={retry ? 'secondary' : 'primary'}
          isDisabled={isBusy}
          describedBy="import-limits"
          onPick={pick}
        />
      </div>
      <p id="import-limits" className="mt-3 text-sm text-text-3">
        {LIMITS}
      </p>
    </Sheet>
  )
}
