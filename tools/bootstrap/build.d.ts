export function ensureBuild(node: string, options?: { optional?: boolean; live?: boolean }): Promise<void>;
