import cluster from "node:cluster";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { askForAll } from "./all-processes.ts";

/** One value of a figure, distinguished by its labels. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** The figures of this process, in one place that /metrics reads. docs/observability.md names each. */
export interface Metrics {
  registry: Registry;
  /** What /metrics says: the figures of this process, or of all that share its port. */
  told: () => Promise<string>;
  /** A figure that is looked up whenever /metrics is; one that cannot be had is left out. */
  gauge(
    name: string,
    help: string,
    read: () => Promise<readonly Sample[]> | readonly Sample[],
    label?: string,
  ): void;
  /** What only grows, by labels of few values; the function it gives counts. */
  counter(
    name: string,
    help: string,
    labels: readonly string[],
  ): (labels: Record<string, string>, by?: number) => void;
}

/** An empty registry with Node's own figures. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    told: cluster.isWorker ? askForAll(registry) : () => registry.metrics(),
    gauge(name, help, read, label) {
      const collect = async (gauge: Gauge) => {
        const samples = await Promise.resolve(read()).catch(() => []);
        gauge.reset();
        // Without labels it would be told as zero.
        if (!label) gauge.remove();
        for (const { labels = {}, value } of samples) gauge.set(labels, value);
      };
      const labelNames = label ? [label] : [];
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        collect: () => collect(gauge),
      });
    },
    counter(name, help, labelNames) {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
      return (labels, by = 1) => counter.inc(labels, by);
    },
  };
}
