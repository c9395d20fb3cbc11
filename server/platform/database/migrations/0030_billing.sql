CREATE TABLE "billing_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"subscription_id" text,
	"bill_to" text,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"credit_used" bigint NOT NULL,
	"due" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_due" CHECK ("invoices"."due" >= 0 and "invoices"."refunded" between 0 and "invoices"."due")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"prices" jsonb NOT NULL,
	"is_per_seat" boolean NOT NULL,
	"trial_days" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"limits" jsonb NOT NULL,
	"features" text[] NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "plan_versions_number" UNIQUE("plan_id","number")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"candidate_id" text,
	"plan_version_id" text NOT NULL,
	"status" text NOT NULL,
	"currency" text,
	"interval" text NOT NULL,
	"seats" integer NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_of_one" CHECK (num_nonnulls("subscriptions"."company_id", "subscriptions"."candidate_id") = 1),
	CONSTRAINT "subscriptions_credit" CHECK ("subscriptions"."credit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"subscription_id" text NOT NULL,
	"meter" text NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "usage_events_subscription_id_meter_key_pk" PRIMARY KEY("subscription_id","meter","key")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id","number");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_at") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_draft" ON "plan_versions" USING btree ("plan_id") WHERE "plan_versions"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_published" ON "plan_versions" USING btree ("plan_id") WHERE "plan_versions"."status" = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "plans_default" ON "plans" USING btree ("audience") WHERE "plans"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id") WHERE status in ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_candidate" ON "subscriptions" USING btree ("candidate_id") WHERE status in ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("period_end") WHERE status in ('trialing', 'active', 'past_due');--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_version_id");--> statement-breakpoint
CREATE INDEX "usage_events_at" ON "usage_events" USING btree ("subscription_id","meter","at");--> statement-breakpoint
INSERT INTO "billing_counters" ("name", "last") VALUES ('invoice', 0), ('credit_note', 0);--> statement-breakpoint
-- The free plans that everybody has at first; without limits, so that everything works.
INSERT INTO "plans" ("id", "audience", "is_default", "created_at") VALUES
  ('free-recruiter', 'recruiter', true, now()), ('free-candidate', 'candidate', true, now());--> statement-breakpoint
INSERT INTO "plan_versions" ("id", "plan_id", "number", "status", "name", "description", "prices", "is_per_seat",
  "trial_days", "tax_basis_points", "limits", "features", "position", "created_at", "updated_at", "published_at") VALUES
  ('free-recruiter-1', 'free-recruiter', 1, 'published', 'Free', 'Everything, without limits.', '[]', false, 0, 0,
   '{"interviews":null,"workspaces":null,"seats":null}', '{}', 0, now(), now(), now()),
  ('free-candidate-1', 'free-candidate', 1, 'published', 'Free', 'Everything, without limits.', '[]', false, 0, 0,
   '{"interviews":null,"workspaces":null,"seats":null}', '{}', 0, now(), now(), now());
