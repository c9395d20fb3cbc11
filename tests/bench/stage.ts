import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { Product } from './product.ts';
import { startYardstickSite, type YardstickSite } from './yardstick/site.ts';

/** What is measured in a browser. */
export interface Stage {
  readonly browser: Browser;
  readonly product: Product;
  readonly site: YardstickSite;
}

/** Has a browser, the product and the yardstick's pages for as long as the work takes. */
export async function onStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const product = await Product.start();
  const site = await startYardstickSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    return await work({ browser, product, site });
  } finally {
    await browser.close();
    site.close();
    await product.stop();
  }
}
