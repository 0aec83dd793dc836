import { SiteErrorState } from '@doran/site/shell'

export function MeFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="grid min-h-[64dvh] place-items-center">
      <SiteErrorState error={error} retry={retry} />
    </div>
  )
}
