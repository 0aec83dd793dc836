import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AD_ENV } from './ad-stub'
import { leaveSite, origin } from './env'
import { startKakaoStub } from './kakao-stub'
import { startStack } from './start-stack'

/** Starts the built product once for all journeys, beside a Kakao, unless `E2E_ORIGIN` names one that runs. */
export default async function globalSetup() {
  if (origin() !== '') return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'doran-e2e-'))
  // As root, the database runs as another user inside.
  chmodSync(dataDir, 0o755)
  const kakao = await startKakaoStub()
  const remove = async () => {
    await kakao.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const stack = await startStack(dataDir, { ...kakao.env, ...AD_ENV })
    const { web, tales } = stack.ports
    const sites = [`http://127.0.0.1:${web}`, `http://127.0.0.1:${tales}/doran-tales`]
    leaveSite(stack.origin, sites, dataDir)
    return () => stack.stop().then(remove)
  } catch (error) {
    await remove()
    throw error
  }
}
