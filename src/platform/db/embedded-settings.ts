import { totalmem } from "node:os";

const MB = 1024 * 1024;

/**
 * Settings passed on the command line, so that a newer Mishwar changes them without touching the cluster. They fit a
 * small rented machine and a developer's alike; in a container its own limit counts, not the host's memory.
 */
export function serverSettings(
  socketFolder: string,
  options: { disposable?: boolean; settings?: Record<string, string | number> | undefined } = {},
): string[] {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const memory = Math.min(totalmem(), limit) / MB;
  const settings: Record<string, string | number> = {
    shared_buffers: `${clamp(memory / 4, 32, 1024)}MB`,
    effective_cache_size: `${clamp(memory / 2, 64, 65_536)}MB`,
    maintenance_work_mem: `${clamp(memory / 16, 32, 256)}MB`,
    work_mem: `${clamp(memory / 128, 4, 32)}MB`,
    max_connections: 100,
    random_page_cost: 1.1,
    jit: "off",
    max_wal_size: "1GB",
    checkpoint_timeout: "15min",
    timezone: "UTC",
    log_timezone: "UTC",
    log_statement: "none",
    log_min_duration_statement: -1,
    log_checkpoints: "off",
    listen_addresses: "",
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: "0700",
    ...(options.disposable
      ? {
          fsync: "off",
          synchronous_commit: "off",
          full_page_writes: "off",
          shared_buffers: "128MB",
          autovacuum: "off",
          // Files of tests share it, several for each processor.
          max_connections: 300,
        }
      : {}),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)));
}
