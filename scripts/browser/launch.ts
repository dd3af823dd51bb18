import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../chromium'

export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, ...args] })
}
