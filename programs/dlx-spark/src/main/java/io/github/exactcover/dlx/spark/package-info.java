/**
 * Searches on a cluster, with Apache Spark. Start at {@link io.github.exactcover.dlx.spark.SparkSearch}.
 */
@NullMarked
package io.github.exactcover.dlx.spark;

import org.jspecify.annotations.NullMarked;
